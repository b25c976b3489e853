import { tokens } from '@goldbean/tokens';

const { redPacket } = tokens;

/** A red packet, sealed or opened. Silent: the words stand beside it. */
export function PacketIcon({ isOpened = false }: { isOpened?: boolean }) {
  return isOpened ? (
    <svg viewBox="0 0 40 48" aria-hidden="true">
      <path d="M4 20 20 4l16 16z" fill={redPacket.paperDeep} />
      <rect x="9" y="10" width="22" height="22" rx="2" fill={redPacket.seal} />
      <path d="M4 20l16 11 16-11v20a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z" fill={redPacket.paper} />
    </svg>
  ) : (
    <svg viewBox="0 0 40 48" aria-hidden="true">
      <rect x="4" y="2" width="32" height="44" rx="4" fill={redPacket.paper} />
      <path d="M4 6a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v8c-9 7-23 7-32 0z" fill={redPacket.paperDeep} />
      <path d="M4 14c9 7 23 7 32 0" fill="none" stroke={redPacket.sealDeep} strokeWidth="1" />
      <rect x="4.5" y="2.5" width="31" height="43" rx="3.5" fill="none" stroke={redPacket.sealDeep} />
      <circle cx="20" cy="19" r="7" fill={redPacket.seal} />
      <path
        d="M22.4 15.4c1.6.3 2.4 1.8 2 3.8-.5 2.7-2.9 4.6-5.3 4.2-1.9-.3-3-1.8-2.6-3.3.3-1.4 1.5-1.6 2.5-2.3 1-.8 1.7-2.7 3.4-2.4z"
        fill={redPacket.sealDeep}
      />
    </svg>
  );
}
