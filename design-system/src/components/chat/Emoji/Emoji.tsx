import { tokens } from '@goldbean/tokens';
import type { ComponentType, SVGProps } from 'react';
import {
  CoffeeIcon,
  FlameIcon,
  HeartIcon,
  LightbulbIcon,
  PartyPopperIcon,
  RocketIcon,
  ThumbsUpIcon,
  TrendingDownIcon,
  TrendingUpIcon,
} from '../../../primitives/index.ts';
import { emojiClass } from './Emoji.styles.ts';
import type { EmojiName } from './emoji.ts';
import { faces, isFace } from './faces.tsx';

const { color } = tokens;
type Sign = readonly [ComponentType<SVGProps<SVGSVGElement>>, stroke: string, fill: string];

const signs: Readonly<Record<string, Sign>> = {
  '👍': [ThumbsUpIcon, color.gold.onFill, color.gold.fill],
  '❤️': [HeartIcon, color.danger.fill, color.danger.fill],
  '🎉': [PartyPopperIcon, color.gold.mark, color.gold.subtle],
  '🔥': [FlameIcon, color.danger.fill, color.gold.fill],
  '💡': [LightbulbIcon, color.gold.mark, color.gold.fill],
  '☕': [CoffeeIcon, color.gold.mark, color.gold.subtle],
  '🚀': [RocketIcon, color.info.fill, color.info.subtle],
  '📈': [TrendingUpIcon, color.brand.primary, 'none'],
  '📉': [TrendingDownIcon, color.info.fill, 'none'],
};

export interface EmojiProps {
  name: EmojiName;
  /** Inside a button that is named already. */
  isSilent?: boolean;
}

/** One emoji, drawn by us; a screen reader hears the character. */
export function Emoji({ name, isSilent = false }: EmojiProps) {
  const heard = isSilent
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': name } as const);
  if (isFace(name)) {
    return (
      <svg className={emojiClass} viewBox="0 0 24 24" focusable="false" {...heard}>
        {faces[name]}
      </svg>
    );
  }
  const [Icon, stroke, fill] = signs[name] ?? [ThumbsUpIcon, color.gold.onFill, color.gold.fill];
  return <Icon className={emojiClass} stroke={stroke} fill={fill} {...heard} />;
}
