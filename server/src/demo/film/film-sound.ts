/**
 * The sound of the demo film, written sample by sample: a slow chord pad, a
 * soft tick on every bar (higher when the price is) and two bell notes under
 * each pen stroke. The whole is one ring: whatever rings past the end sounds on
 * at the beginning, so the loop has no audible seam.
 */
import { STROKES, type PriceBar } from './film-plan.ts';

export const RATE = 44_100;
const AAC_FRAME = 1024;

/** The number of AAC frames nearest to the length of the film: 44.1 kHz has no exact one. */
export const framesFor = (seconds: number): number => Math.round((seconds * RATE) / AAC_FRAME);

/** MIDI notes of the four chords: D major 9, B minor 7, G major 9, A with a held fourth. */
const CHORDS = [
  [38, 57, 61, 64, 66],
  [35, 54, 57, 62, 66],
  [43, 55, 59, 62, 69],
  [45, 57, 62, 64, 71],
];
/** Ticks walk this pentatonic ladder, which is consonant with all four chords. */
const LADDER = [74, 76, 78, 81, 83, 86, 88];

const hertz = (note: number): number => 440 * 2 ** ((note - 69) / 12);
const smooth = (x: number): number => {
  const t = Math.min(1, Math.max(0, x));
  return t * t * (3 - 2 * t);
};

/** Adds a sound to the ring: `shape` gives its value at so many seconds from its start. */
function add(ring: Float64Array, at: number, lasts: number, shape: (t: number) => number): void {
  const start = Math.round(at * RATE);
  const count = Math.round(lasts * RATE);
  for (let i = 0; i < count; i++) {
    const slot = (((start + i) % ring.length) + ring.length) % ring.length;
    ring[slot] = (ring[slot] ?? 0) + shape(i / RATE);
  }
}

function addPad(ring: Float64Array): void {
  const turn = ring.length / RATE / CHORDS.length;
  const rise = 2.2;
  for (const [i, chord] of CHORDS.entries()) {
    for (const [voice, note] of chord.entries()) {
      const f = 2 * Math.PI * hertz(note);
      const level = voice === 0 ? 0.05 : 0.028;
      add(ring, i * turn - rise / 2, turn + rise, (t) => {
        const swell = smooth(t / rise) * smooth((turn + rise - t) / rise);
        // Two voices a hair apart drift in and out of step: the chord keeps breathing.
        const tone =
          Math.sin(f * 0.9985 * t) +
          Math.sin(f * 1.0015 * t + voice) +
          0.22 * Math.sin(2 * f * t + voice) +
          0.06 * Math.sin(3 * f * t);
        return level * swell * (0.85 + 0.15 * Math.sin(0.9 * t + voice * 1.7)) * tone;
      });
    }
  }
}

function addTick(ring: Float64Array, at: number, note: number): void {
  const f = 2 * Math.PI * hertz(note);
  const tick = (t: number): number =>
    Math.min(1, t / 0.004) * Math.exp(-t * 26) * (Math.sin(f * t) + 0.18 * Math.sin(2.76 * f * t));
  add(ring, at, 0.3, (t) => 0.05 * tick(t));
  // One faint answer gives the dry tick a room.
  add(ring, at + 0.19, 0.3, (t) => 0.014 * tick(t));
}

function addBell(ring: Float64Array, at: number, note: number): void {
  const f = 2 * Math.PI * hertz(note);
  add(ring, at, 2.4, (t) => {
    const body = Math.exp(-t * 2.2) * Math.sin(f * t);
    const glint = Math.exp(-t * 6) * 0.3 * Math.sin(2.01 * f * t);
    return 0.05 * Math.min(1, t / 0.012) * smooth((2.4 - t) / 0.4) * (body + glint);
  });
}

/** One turn of the ring, as long as a whole number of AAC frames. */
export function makeSound(bars: PriceBar[], seconds: number): Float64Array {
  const ring = new Float64Array(framesFor(seconds) * AAC_FRAME);
  addPad(ring);
  const closes = bars.map((bar) => bar.close);
  const low = Math.min(...closes);
  const span = Math.max(...closes) - low;
  for (const bar of bars) {
    if (bar.at < 0) continue;
    const step = Math.round(((bar.close - low) / span) * (LADDER.length - 1));
    addTick(ring, bar.at, LADDER[step] ?? 74);
  }
  for (const stroke of STROKES) {
    addBell(ring, stroke.at, 66);
    addBell(ring, stroke.at + 0.32, 69);
  }
  return ring;
}

/** The ring played several times over, as 16-bit samples for the encoder. */
export function toPcm(ring: Float64Array, turns: number): Buffer {
  const pcm = Buffer.alloc(ring.length * turns * 2);
  for (let i = 0; i < ring.length * turns; i++) {
    const value = Math.min(1, Math.max(-1, ring[i % ring.length] ?? 0));
    pcm.writeInt16LE(Math.round(value * 32_767), i * 2);
  }
  return pcm;
}
