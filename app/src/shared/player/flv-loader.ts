import type FlvJs from 'flv.js';

/** What flv.js counts as the states of a loader. */
const states = { idle: 0, connecting: 1, buffering: 2, broken: 3, complete: 4 } as const;
const nothing = (): void => undefined;

/**
 * Reads a stream for flv.js. Its own loader leaves the request open when it is closed between two chunks, and ends it
 * with the next one: of a stream that is silent that never comes, and over HTTP/1.1 six of them block the page.
 */
export class FlvLoader implements FlvJs.BaseLoader {
  readonly type = 'closing-fetch-loader';
  _needStash = false;
  _status: number = states.idle;
  onContentLengthKnown: FlvJs.BaseLoader['onContentLengthKnown'] = nothing;
  onURLRedirect: FlvJs.BaseLoader['onURLRedirect'] = nothing;
  onDataArrival: FlvJs.BaseLoader['onDataArrival'] = nothing;
  onError: FlvJs.BaseLoader['onError'] = nothing;
  onComplete: FlvJs.BaseLoader['onComplete'] = nothing;
  readonly #end = new AbortController();

  get status(): number {
    return this._status;
  }

  get needStashBuffer(): boolean {
    return this._needStash;
  }

  isWorking(): boolean {
    return this._status === states.connecting || this._status === states.buffering;
  }

  open({ url }: { readonly url: string }, { from }: { readonly from: number }): void {
    this._status = states.connecting;
    void this.#read(url, from);
  }

  abort(): void {
    this._status = states.complete;
    this.#end.abort();
  }

  destroy(): void {
    this.abort();
  }

  async #read(url: string, from: number): Promise<void> {
    const { signal } = this.#end;
    try {
      const answer = await fetch(url, { referrerPolicy: 'no-referrer', signal });
      if (!answer.ok || !answer.body)
        return this.#fail('HttpStatusCodeInvalid', answer.status, answer.statusText);
      const reader = answer.body.getReader();
      let received = 0;
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        if (signal.aborted) return;
        this._status = states.buffering;
        const { buffer, byteOffset, byteLength } = part.value;
        const start = from + received;
        received += byteLength;
        this.onDataArrival(buffer.slice(byteOffset, byteOffset + byteLength), start, received);
      }
      if (signal.aborted) return;
      this._status = states.complete;
      this.onComplete(from, from + received - 1);
    } catch (error) {
      if (!signal.aborted) this.#fail('Exception', -1, String(error));
    }
  }

  #fail(kind: string, code: number, msg: string): void {
    this._status = states.broken;
    // Its types name all kinds together where it takes one of them.
    Reflect.apply(this.onError, this, [kind, { code, msg }]);
  }
}
