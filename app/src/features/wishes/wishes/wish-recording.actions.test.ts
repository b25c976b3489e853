import { fileLimits } from '@goldbean/contract/people';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { stores } from '../../../shared/session/index.ts';
import { canRecordScreen, type ScreenDevices } from './screen-recorder.ts';
import { openForm, sendWish, changeWish, removeWishRecording } from './wish-form.actions.ts';
import { wishFormState as state } from './wish-form.state.ts';
import {
  beginRecording,
  chooseRecording,
  dropRecording,
  resendRecording,
  stopRecording,
} from './wish-recording.actions.ts';
import { addWish } from './wishes.service.ts';

vi.mock('./wishes.service.ts', () => ({
  addWish: vi.fn(async () => 'w1'),
  findSimilar: vi.fn(async () => []),
}));

/** What a browser's recorder does, as far as it is asked here; the test says what it writes. */
class FakeWishRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type === 'video/webm;codecs=vp8,opus';
  static last: FakeWishRecorder;
  state: RecordingState = 'inactive';
  readonly options: MediaRecorderOptions;
  constructor(_stream: MediaStream, options: MediaRecorderOptions) {
    super();
    this.options = options;
    FakeWishRecorder.last = this;
  }
  start(): void {
    this.state = 'recording';
  }
  /** A part of so many bytes. */
  write(size: number): void {
    const data = new Blob(['x']);
    Object.defineProperty(data, 'size', { value: size });
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
  }
  stop(): void {
    this.state = 'inactive';
    this.write(1);
    this.dispatchEvent(new Event('stop'));
  }
}

const track = Object.assign(new EventTarget(), { stop: vi.fn() });
const stream = { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
const capture = vi.fn(async () => stream);
const devices = { capture, Recorder: FakeWishRecorder } as unknown as ScreenDevices;
const send = vi.fn(async (_file: File, _onProgress: (share: number) => void) => ({
  file_id: 'r1',
  url: '/r1',
}));
const onSent = vi.fn();
const begin = () => beginRecording(send, onSent, devices);
/** The recorder runs, and is not waited for. */
async function beginRunning(): Promise<{ readonly ended: Promise<void> }> {
  const ended = begin();
  await vi.waitFor(() => expect(state.recording.kind).toBe('recording'));
  return { ended };
}
const screenFile = (name = 'screen.mp4', type = 'video/mp4') => new File(['x'], name, { type });
let close: () => void;

beforeEach(() => {
  const kept = new Map<string, string>();
  const tab: typeof stores.tab = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  Object.assign(stores, { tab });
  vi.clearAllMocks();
  capture.mockReset().mockResolvedValue(stream);
  send.mockReset().mockResolvedValue({ file_id: 'r1', url: '/r1' });
  close = openForm('', '');
});
afterEach(() => {
  dropRecording();
  close();
  vi.useRealTimers();
});

describe('S09: a recording of the screen', () => {
  it('is asked for, recorded, stopped, sent, and goes with the wish', async () => {
    const shown = Promise.withResolvers<MediaStream>();
    capture.mockReturnValueOnce(shown.promise);
    const ended = begin();
    expect(state.recording).toEqual({ kind: 'asking' });
    shown.resolve(stream);
    await vi.waitFor(() => expect(state.recording.kind).toBe('recording'));
    expect(FakeWishRecorder.last.options.mimeType).toBe('video/webm;codecs=vp8,opus');
    FakeWishRecorder.last.write(10);
    expect(send).not.toHaveBeenCalled();
    stopRecording();
    await ended;
    expect(track.stop).toHaveBeenCalled();
    const sent = send.mock.calls[0]?.[0];
    expect([sent?.name, sent?.type]).toEqual(['screen.webm', 'video/webm']);
    expect(state.recording).toEqual({
      kind: 'ready',
      name: 'screen.webm',
      sent: { fileId: 'r1', url: '/r1' },
    });
    expect(onSent).toHaveBeenCalledOnce();
    changeWish({ title: 'A' });
    await sendWish();
    expect(vi.mocked(addWish).mock.calls[0]?.[0]).toMatchObject({ recording: 'r1', pics: [] });
  });

  it('ends by itself after 60 seconds', async () => {
    vi.useFakeTimers();
    const ended = begin();
    await vi.advanceTimersByTimeAsync(fileLimits.recordingMs - 1_000);
    expect(state.recording.kind).toBe('recording');
    expect(state.recording.kind === 'recording' && state.recording.ms).toBeGreaterThan(58_000);
    expect(FakeWishRecorder.last.state).toBe('recording');
    await vi.advanceTimersByTimeAsync(1_000);
    await ended;
    expect(state.recording.kind).toBe('ready');
  });

  it('ends by itself before it has more bytes than the server takes', async () => {
    const { ended } = await beginRunning();
    const part = fileLimits.recordingBytes / 10;
    for (let parts = 0; parts < 7; parts += 1) FakeWishRecorder.last.write(part);
    expect(FakeWishRecorder.last.state).toBe('recording');
    // Nine tenths would leave no room for the part that is on its way.
    FakeWishRecorder.last.write(part);
    expect(FakeWishRecorder.last.state).toBe('inactive');
    await ended;
    expect(state.recording.kind).toBe('ready');
  });

  it('ends when the member ends the sharing in the browser', async () => {
    const { ended } = await beginRunning();
    track.dispatchEvent(new Event('ended'));
    await ended;
    expect(state.recording.kind).toBe('ready');
  });

  it('that is denied or cancelled says so, loses nothing, and can be begun again', async () => {
    changeWish({ title: 'Written before' });
    capture.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await begin();
    expect(state).toMatchObject({ recording: { kind: 'denied' }, values: { title: 'Written before' } });
    expect(send).not.toHaveBeenCalled();
    await beginRunning();
  });

  it('that is thrown away is not sent, also where the screen is shown too late', async () => {
    await beginRunning();
    dropRecording();
    expect([state.recording.kind, FakeWishRecorder.last.state]).toEqual(['none', 'inactive']);
    const shown = Promise.withResolvers<MediaStream>();
    capture.mockReturnValueOnce(shown.promise);
    const ended = begin();
    dropRecording();
    shown.resolve(stream);
    await ended;
    expect([state.recording.kind, FakeWishRecorder.last.state]).toEqual(['none', 'inactive']);
    expect(send).not.toHaveBeenCalled();
  });

  it('that broke says so', async () => {
    const { ended } = await beginRunning();
    FakeWishRecorder.last.dispatchEvent(new Event('error'));
    await ended;
    expect(state.recording).toEqual({ kind: 'failed', msgKey: 'file.failed', isKept: false });
    expect(track.stop).toHaveBeenCalled();
  });

  it('that did not arrive is kept, and sent again', async () => {
    send.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
    const { ended } = await beginRunning();
    stopRecording();
    await ended;
    expect(state.recording).toEqual({ kind: 'failed', msgKey: 'unreachable', isKept: true });
    await resendRecording(send, onSent);
    expect(send.mock.calls[1]?.[0]).toBe(send.mock.calls[0]?.[0]);
    expect(state.recording.kind).toBe('ready');
  });

  it('that the server refuses is not kept', async () => {
    send.mockRejectedValueOnce(new ApiError({ code: 400, msgKey: 'file.recording_length' }));
    await chooseRecording(screenFile(), send, onSent);
    expect(state.recording).toEqual({ kind: 'failed', msgKey: 'file.recording_length', isKept: false });
    await resendRecording(send, onSent);
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    ['a picture', 'a.png', 'image/png', 10, 'file.recording_format'],
    ['a film of another kind', 'a.mov', 'video/quicktime', 10, 'file.recording_format'],
    ['a program', 'a.exe', 'video/webm', 10, 'file.executable'],
    ['one byte too many', 'a.mp4', 'video/mp4', fileLimits.recordingBytes + 1, 'file.recording_too_large'],
  ])('%s is refused before anything is sent', async (_what, name, type, size, msgKey) => {
    const file = screenFile(name, type);
    Object.defineProperty(file, 'size', { value: size });
    await chooseRecording(file, send, onSent);
    expect(state.recording).toEqual({ kind: 'failed', msgKey, isKept: false });
    expect(send).not.toHaveBeenCalled();
  });

  it('is one: a second is neither recorded nor sent', async () => {
    await chooseRecording(screenFile(), send, onSent);
    expect(state.recording.kind).toBe('ready');
    await chooseRecording(screenFile('second.webm', 'video/webm'), send, onSent);
    await begin();
    expect(send).toHaveBeenCalledOnce();
    expect(capture).not.toHaveBeenCalled();
    expect(state.recording).toMatchObject({ name: 'screen.mp4' });
  });

  it('lets the wish wait until it is there', async () => {
    changeWish({ title: 'A' });
    const arrived = Promise.withResolvers<{ file_id: string; url: string }>();
    send.mockReturnValueOnce(arrived.promise);
    const sent = chooseRecording(screenFile(), send, onSent);
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    expect(await sendWish()).toBeNull();
    arrived.resolve({ file_id: 'r2', url: '/r2' });
    await sent;
    expect(await sendWish()).toBe('w1');
  });

  it('survives a reload once it has arrived, and not once it was removed', async () => {
    await chooseRecording(screenFile(), send, onSent);
    changeWish({ title: 'A' });
    close();
    close = openForm('', '');
    expect(state.recording).toMatchObject({ kind: 'ready', sent: { fileId: 'r1', url: '/r1' } });
    removeWishRecording();
    close();
    close = openForm('', '');
    expect(state).toMatchObject({ recording: { kind: 'none' }, values: { title: 'A' } });
  });

  it('ends with the page: nobody is recorded who has left', async () => {
    await beginRunning();
    close();
    expect(FakeWishRecorder.last.state).toBe('inactive');
    expect(track.stop).toHaveBeenCalled();
  });

  it('is offered where the browser records what the server takes', () => {
    expect(canRecordScreen(devices)).toBe(true);
    expect(canRecordScreen(null)).toBe(false);
    const others = { capture, Recorder: { isTypeSupported: () => false } } as unknown as ScreenDevices;
    expect(canRecordScreen(others)).toBe(false);
  });
});
