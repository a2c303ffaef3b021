"""A bot for Hustings: HUSTINGS_TOKEN=hst_… python bot.py ADDRESS

It takes every challenge, plays at random wherever it is asked, and after a cut goes on where it was.
"""

import json
import os
import random
import sys
import time

import httpx


def play(http, match, offers):
    """Say something to each offer, then answer until somebody else is asked."""
    while True:
        table = http.get(f"{match}/seat?since=1000000").raise_for_status().json()
        laid = next((extra for extra in table["extras"] if extra["mark"] in offers), None)
        if laid:
            offers.remove(laid["mark"])
            body = {"mark": laid["mark"], "action": laid["text"]}
        elif table["state"] == "play":
            body = {"turn": table["turn"], "action": random.choice(table["actions"])["text"]}
        else:
            return
        http.post(f"{match}/act", json=body)  # refused: somebody was faster, and the next table says what is so now


def hear(http, me, event):
    """Do what an event asks for."""
    if event["type"] == "challenge" and event["challenge"]["to"]["name"] == me:
        http.post(f"/api/challenges/{event['challenge']['id']}/accept")
    elif event["type"] == "your-turn":
        play(http, f"/api/matches/{event['match']['match']}", event.get("offers", []))
    elif event["type"] == "match-ended":
        print("Won by", *event.get("winners", ["nobody"]), flush=True)


def listen(http):
    """Hear events for ever; every connection begins with all that is open."""
    while True:
        wait = 1
        try:
            me = http.get("/api/me").raise_for_status().json()["name"]
            with http.stream("GET", "/api/events") as events:
                for line in filter(None, events.raise_for_status().iter_lines()):  # empty ones are signs of life
                    hear(http, me, json.loads(line))
        except httpx.HTTPStatusError as error:
            if error.response.status_code in (401, 403):
                sys.exit("The token has ended, or does not allow me:read, challenges and playing.")
            wait = int(error.response.headers.get("retry-after", 5))
        except httpx.TransportError as error:
            print("Cut:", error, flush=True)
        time.sleep(wait)


if __name__ == "__main__":
    token = {"authorization": f"Bearer {os.environ['HUSTINGS_TOKEN']}"}
    listen(httpx.Client(base_url=sys.argv[1], headers=token, timeout=60))
