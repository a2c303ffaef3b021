# Everything that is done with a clone of Hustings. `make` alone lists it.

PORT ?= 8000
VENV := .venv
HUSTINGS := $(VENV)/bin/hustings

.PHONY: help play serve test check compile bench audit docs clean

help:  ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

play: $(VENV)/plain  ## play in a browser against the computer (PORT=8000, NO_BROWSER=1 opens none)
	@$(VENV)/bin/python scripts/compile --behind
	@PYTHONPATH="$$(scripts/compiled)" HUSTINGS_COMPILED="$(CURDIR)/build/compiled" $(HUSTINGS) serve --port $(PORT)

serve: $(VENV)/plain compile  ## the same with compiled rules, for a server (needs a compiler to be faster)
	@PYTHONPATH="$$(scripts/compiled)" $(HUSTINGS) serve --port $(PORT)

test:  ## everything that has to be true: style, types, storeys, tests, plain and compiled
	@scripts/test

check: $(VENV)/dev  ## style, types and storeys only
	@$(VENV)/bin/ruff check
	@$(VENV)/bin/mypy
	@$(VENV)/bin/lint-imports

compile: $(VENV)/dev  ## compile rules and search into build/compiled, where there is a compiler
	@$(VENV)/bin/python scripts/compile

bench: $(VENV)/dev compile  ## how fast it is, plain and compiled
	@$(HUSTINGS) bench watergate
	@if [ -n "$$(scripts/compiled)" ]; then PYTHONPATH="$$(scripts/compiled)" $(HUSTINGS) bench watergate; fi

audit: $(VENV)/audit  ## known holes and licences of everything that Hustings is built on
	@$(VENV)/bin/python scripts/audit

docs: $(VENV)/docs  ## the manual with a reference of the library, as a site in build/site
	@NO_MKDOCS_2_WARNING=1 $(VENV)/bin/mkdocs build
	@echo "$(CURDIR)/build/site/index.html"

clean:  ## remove what was built
	rm -rf build $(VENV)

$(VENV)/plain $(VENV)/dev $(VENV)/docs $(VENV)/audit: pyproject.toml setup.py
	@scripts/venv $(@F)
