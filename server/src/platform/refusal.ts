import { errors, type MsgKey } from '@goldbean/contract';

/** A rule refused the request: answered with the code and `msg_key` of the contract. Not for bugs of the server. */
export class Refusal extends Error {
  readonly msgKey: MsgKey;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(msgKey: MsgKey, data: Readonly<Record<string, unknown>> = {}) {
    super(errors[msgKey].msg);
    this.name = 'Refusal';
    this.msgKey = msgKey;
    this.data = data;
  }
}

/**
 * @param msgKey which rule
 * @param data what the client may show beside the words, such as when a mute ends
 */
export function refuse(msgKey: MsgKey, data?: Readonly<Record<string, unknown>>): never {
  throw new Refusal(msgKey, data);
}
