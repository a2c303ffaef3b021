/** Small sounds of our own making, off until somebody asks for them with the bell; the choice is remembered. */

const KEPT = "hustings-sounds";
const LOUD = 0.16;
const AGAIN = 60;
let context = null;
let last = 0;

/** The bell says whether it rings. */
export function startSounds() {
  const bell = document.getElementById("bell");
  if (!bell) return;
  show(bell);
  for (const touch of ["pointerdown", "keydown"]) document.addEventListener(touch, wake, { once: true, capture: true });
}

/** Ask for sounds, or for silence. */
export function toggleSounds() {
  if (isOn()) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, "yes");
  show(document.getElementById("bell"));
  wake();
  sound("turn");
}

/**
 * Make a sound, if somebody has asked for them; those that would come together are one.
 * @param {"cube" | "card" | "flap" | "die" | "coin" | "turn"} name
 */
export function sound(name) {
  if (!isOn() || !context || context.state !== "running" || performance.now() - last < AGAIN) return;
  last = performance.now();
  SOUNDS[name]?.(context.currentTime);
}

const isOn = () => Boolean(localStorage.getItem(KEPT));

function show(bell) {
  bell.setAttribute("aria-pressed", String(isOn()));
}

/** Browsers let a page sound only once it has been touched. */
function wake() {
  if (!isOn()) return;
  context ??= new AudioContext();
  context.resume();
}

const SOUNDS = {
  cube: (at) => knock(at, 1500, 0.05, 0.9),
  card: (at) => knock(at, 3200, 0.13, 0.5),
  flap: (at) => [0, 0.045, 0.09].forEach((after) => knock(at + after, 2400, 0.025, 0.5)),
  die: (at) => [0, 0.07, 0.13, 0.17, 0.2].forEach((after, n) => knock(at + after, 900 + 140 * n, 0.04, 0.9 - 0.13 * n)),
  coin: (at) => [2093, 3136].forEach((pitch) => tone(at, pitch, 0.32, 0.35)),
  turn: (at) => [523, 659].forEach((pitch, n) => tone(at + 0.14 * n, pitch, 0.4, 0.6)),
};

function tone(at, pitch, length, loud) {
  const source = new OscillatorNode(context, { type: "sine", frequency: pitch });
  play(source, source, at, length, loud);
}

/** A short noise through a narrow opening: wood, paper, a flap. */
function knock(at, pitch, length, loud) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const noise = buffer.getChannelData(0);
  for (let n = 0; n < noise.length; n += 1) noise[n] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 2 });
  play(source, source.connect(filter), at, length, loud);
}

function play(source, end, at, length, loud) {
  const gain = new GainNode(context, { gain: loud * LOUD });
  gain.gain.setValueAtTime(loud * LOUD, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  end.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}
