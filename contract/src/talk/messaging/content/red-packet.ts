import { redPacketBody } from '../../../money/red-packets/red-packets.schema.ts';
import { defineContent } from './define-content.ts';

/** Beans to be claimed by the members of one group; cannot be recalled (domain 3.4). */
export const redPacket = defineContent({
  kind: 'red_packet',
  body: redPacketBody,
  mayForward: false,
  mayRecall: false,
});
