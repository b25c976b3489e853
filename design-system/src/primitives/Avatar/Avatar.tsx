import { useState } from 'react';
import { avatarClass } from './Avatar.styles.ts';

export interface AvatarProps {
  /** Name of the person; its first letter replaces a missing picture. */
  name: string;
  /** Address of the picture, square. */
  src?: string | null;
  /** 24, 32, 40 or 64 px. */
  size?: 'tiny' | 'small' | 'medium' | 'large';
  /** A brand ring: on air now. */
  isLive?: boolean;
  /** Text for screen readers, where the name is not beside it. */
  label?: string;
}

const tints = 6;
const segmenter = new Intl.Segmenter();

/** A person's picture; without one, the first letter of the name on a tint that depends on the name. */
export function Avatar({ name, src, size = 'medium', isLive = false, label }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const hasPicture = Boolean(src) && src !== brokenSrc;
  return (
    <span
      className={avatarClass}
      data-size={size}
      data-tint={tintOf(name)}
      data-live={isLive || undefined}
      role={label && !hasPicture ? 'img' : undefined}
      aria-label={label && !hasPicture ? label : undefined}
      aria-hidden={!label && !hasPicture ? true : undefined}
    >
      {hasPicture ? (
        <img
          src={src ?? undefined}
          alt={label ?? ''}
          loading="lazy"
          decoding="async"
          onError={() => {
            setBrokenSrc(src ?? null);
          }}
        />
      ) : (
        firstLetter(name)
      )}
    </span>
  );
}

function tintOf(name: string): number {
  let sum = 0;
  for (let at = 0; at < name.length; at += 1) sum += name.charCodeAt(at);
  return (sum % tints) + 1;
}

/** A Latin or Chinese letter without combining marks: no segmenter is needed, which costs more than the avatar. */
const aloneAtStart = /^[!-\u02ff\u4e00-\u9fff](?=[ -\u02ff\u4e00-\u9fff]|$)/;

/** The first grapheme: a Thai consonant keeps its marks. */
function firstLetter(name: string): string {
  const [alone] = aloneAtStart.exec(name) ?? [];
  if (alone !== undefined) return alone.toUpperCase();
  const first = segmenter.segment(name.trim())[Symbol.iterator]().next();
  return first.done ? '?' : first.value.segment.toUpperCase();
}
