import { serverFrame, type ServerFrame } from '@goldbean/contract';
import { openRawSocket, type RawCaller } from '../../server/test/reliability/raw-client.ts';

/** A frame as it came. */
export interface ReceivedFrame {
  /** ms of this process's clock. */
  readonly at: number;
  readonly bytes: Buffer;
}

/**
 * A member in a room who keeps what comes, and reads it when all is over.
 * @returns what came since they joined, and how to leave
 */
export async function listenIn(
  call: RawCaller['call'],
  token: string,
  room: string,
): Promise<{ readonly heard: ReceivedFrame[]; readonly leave: () => void }> {
  const { data } = await call('messaging.token', {}, token);
  const heard: ReceivedFrame[] = [];
  const first = Promise.withResolvers<ServerFrame>();
  const socket = await openRawSocket(
    data.server,
    (bytes) => {
      heard.push({ at: performance.now(), bytes });
      if (heard.length === 1) first.resolve(frameIn(bytes));
    },
    () => first.reject(new Error('the socket was closed')),
  );
  const init = await first.promise;
  if (init.type !== 'init') throw new Error(`the socket began with ${init.type}`);
  await call('messaging.bind', { client_id: init.client_id, platform: 1 }, token);
  const joined = await call('messaging.join', { room }, token);
  if (joined.code !== 200) throw new Error(`join was refused: ${joined.msg_key}`);
  return { heard, leave: socket.cut };
}

export const frameIn = (bytes: Buffer): ServerFrame => serverFrame.parse(JSON.parse(bytes.toString()));
