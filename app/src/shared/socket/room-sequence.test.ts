import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRoomSequence, type CountedFrame, type RoomStep } from './room-sequence.ts';

const frame = (seq: number, epoch = 'e1'): CountedFrame => ({ type: 'msg', room: 'r', epoch, seq });
const seqs = (step: RoomStep<CountedFrame>) => step.deliver.map((delivered) => delivered.seq);

function entered(seq = 10) {
  const room = createRoomSequence();
  room.enter({ epoch: 'e1', seq });
  return room;
}

describe('room sequence (D57)', () => {
  it('delivers what follows and drops what was seen', () => {
    const room = entered();
    expect(seqs(room.receive(frame(11)))).toEqual([11]);
    expect(room.receive(frame(11))).toEqual({ deliver: [] });
    expect(room.receive(frame(3))).toEqual({ deliver: [] });
    expect(seqs(room.receive(frame(12)))).toEqual([12]);
  });

  it('holds what came between the join and its answer', () => {
    const room = createRoomSequence();
    expect(room.receive(frame(11))).toEqual({ deliver: [] });
    expect(room.receive(frame(10))).toEqual({ deliver: [] });
    expect(seqs(room.enter({ epoch: 'e1', seq: 10 }))).toEqual([11]);
  });

  it('asks once about a gap and delivers in order when it is filled', () => {
    const room = entered();
    expect(room.receive(frame(13))).toEqual({ deliver: [], ask: { epoch: 'e1', seq: 10 } });
    expect(room.receive(frame(14))).toEqual({ deliver: [] });
    expect(seqs(room.receive(frame(11)))).toEqual([11]);
    expect(seqs(room.receive(frame(12)))).toEqual([12, 13, 14]);
    expect(room.answered(true, { epoch: 'e1', seq: 14 })).toEqual({ deliver: [] });
  });

  it('reloads when the server has forgotten, and goes on from its place', () => {
    const room = entered();
    room.receive(frame(700));
    const at = { epoch: 'e1', seq: 699 };
    const step = room.answered(false, at);
    expect(step.reload).toEqual(at);
    expect(seqs(step)).toEqual([700]);
    expect(seqs(room.receive(frame(701)))).toEqual([701]);
  });

  it('reloads when the answer left a hole', () => {
    const room = entered();
    room.receive(frame(13));
    const step = room.answered(true, { epoch: 'e1', seq: 13 });
    expect(step).toEqual({ reload: { epoch: 'e1', seq: 12 }, deliver: [frame(13)] });
  });

  it('asks about another epoch, begins it anew, and never goes back', () => {
    const room = entered();
    expect(room.receive(frame(1, 'e2')).ask).toEqual({ epoch: 'e1', seq: 10 });
    const step = room.answered(false, { epoch: 'e2', seq: 0 });
    expect(seqs(step)).toEqual([1]);
    expect(seqs(room.receive(frame(2, 'e2')))).toEqual([2]);
  });

  it('resumes from where it stands, and not before it was entered', () => {
    expect(createRoomSequence().resume()).toEqual({ deliver: [] });
    const room = entered();
    room.receive(frame(13));
    expect(room.resume().ask).toEqual({ epoch: 'e1', seq: 10 });
  });

  it('shows every frame once and in order, whatever the network repeats, swaps or loses', () => {
    const arrivals = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 200 });
    fc.assert(
      fc.property(arrivals, (order) => {
        const room = entered(0);
        const seen: number[] = [];
        let asked = false;
        for (const seq of order) {
          const step = room.receive(frame(seq));
          seen.push(...seqs(step));
          asked ||= step.ask !== undefined;
        }
        // The server answers: all that is missing, then `resume`.
        if (asked) {
          for (let seq = seen.length + 1; seq <= 60; seq += 1) seen.push(...seqs(room.receive(frame(seq))));
          const last = room.answered(true, { epoch: 'e1', seq: 60 });
          expect(last.reload).toBeUndefined();
          seen.push(...seqs(last));
          expect(seen).toHaveLength(60);
        }
        expect(seen).toEqual(seen.map((_, index) => index + 1));
      }),
    );
  });
});
