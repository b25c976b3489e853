import { tokens } from '@goldbean/tokens';
import { staticClass } from '../../../styling/index.ts';

const { chat, color, font, radius, space } = tokens;

export const bubbleClass = staticClass`
  min-inline-size: 0;
  max-inline-size: min(100%, 520px);
  padding: 6px ${space[3]};
  font-size: ${font.size.ui};
  line-height: ${font.line.ui};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  color: ${chat.text};
  background: ${chat.bubble};
  border-radius: ${radius.small} ${radius.large} ${radius.large} ${radius.large};

  [data-own] & {
    background: ${chat.bubbleOwn};
    border-radius: ${radius.large} ${radius.small} ${radius.large} ${radius.large};
  }

  [data-choice='chosen']:not([data-own]) & {
    background: ${color.surface.default};
  }

  &[data-quiet] {
    color: ${color.text.secondary};
    font-style: italic;
  }
`;

export const mentionClass = staticClass`
  font-weight: ${font.weight.medium};
  color: ${color.link.rest};
`;

export const linkClass = staticClass`
  color: ${color.link.rest};
  text-decoration: underline;
  text-underline-offset: 2px;

  &:hover { color: ${color.link.hover}; }
`;

export const linkCardClass = staticClass`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-block: ${space[1]} 2px;
  padding: 6px ${space[2]};
  line-height: ${font.line.tight};
  text-decoration: none;
  white-space: normal;
  color: ${color.text.primary};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  &:hover { background: ${color.surface.hover}; }

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${color.text.muted};
  }

  & > span { min-inline-size: 0; }

  & strong {
    display: block;
    font-weight: ${font.weight.medium};
    overflow-wrap: anywhere;
  }

  & small {
    display: block;
    overflow: hidden;
    font-size: ${font.size.caption};
    line-height: ${font.line.ui};
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${color.text.muted};
  }
`;

export const quoteClass = staticClass`
  display: block;
  margin-block-end: ${space[1]};
  padding-inline-start: ${space[2]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  text-align: start;
  overflow-wrap: anywhere;
  white-space: normal;
  color: ${color.text.secondary};
  border-inline-start: 2px solid ${color.brand.border};

  button&:hover { color: ${color.text.primary}; }
  &[data-gone] { font-style: italic; }
`;

export const imageClass = staticClass`
  position: relative;
  display: block;
  inline-size: var(--w);
  max-inline-size: 100%;
  aspect-ratio: var(--ratio);
  overflow: hidden;
  background: ${color.surface.sunken};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  & > video {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    background: ${color.stage.canvas};
  }

  /* Its controls need room. */
  &:has(> video) { inline-size: max(var(--w), 240px); }
`;

/** Lies over the poster of a video. */
export const videoMarkClass = staticClass`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${space[2]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  text-align: center;
  color: ${color.stage.text};
  background: ${color.stage.scrim};

  &[data-video='ready'] { background: none; }

  & > svg {
    inline-size: 44px;
    block-size: 44px;
    padding: ${space[3]};
    background: ${color.stage.scrim};
    border-radius: ${radius.round};
  }
`;

export const videoLengthClass = staticClass`
  position: absolute;
  inset-block-end: ${space[1]};
  inset-inline-end: ${space[1]};
  padding-inline: 6px;
  font-size: ${font.size.caption};
  line-height: ${font.line.tight};
  font-variant-numeric: tabular-nums;
  color: ${color.stage.text};
  background: ${color.stage.scrim};
  border-radius: ${radius.small};
`;

/** A video with a way to what was sent. */
export const videoClass = staticClass`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  min-inline-size: 0;
`;

export const originalClass = staticClass`
  padding: 0;
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  text-align: start;
  overflow-wrap: anywhere;
  color: ${color.link.rest};

  &:hover {
    color: ${color.link.hover};
    text-decoration: underline;
  }
`;

export const fileClass = staticClass`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  max-inline-size: min(100%, 360px);
  padding: ${space[2]} ${space[3]};
  line-height: ${font.line.tight};
  text-align: start;
  color: ${color.text.primary};
  background: ${color.surface.default};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.medium};

  &:hover { background: ${color.surface.hover}; }

  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    color: ${color.text.muted};
  }

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & small {
    display: block;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

/** A document: its card, and the way to read it. */
export const filePairClass = staticClass`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  max-inline-size: 100%;
`;

export const cardClass = staticClass`
  display: grid;
  gap: ${space[1]};
  inline-size: 288px;
  max-inline-size: 100%;
  padding: ${space[3]} ${space[3]} 0;
  font-size: ${font.size.ui};
  line-height: ${font.line.tight};
  text-align: start;
  overflow-wrap: anywhere;
  color: ${color.text.primary};
  background: ${color.surface.default};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.medium};

  button&:hover { background: ${color.surface.hover}; }

  & > small {
    font-size: ${font.size.caption};
    line-height: ${font.line.ui};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }
`;

export const cardHeadClass = staticClass`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  color: ${color.text.secondary};

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    color: ${color.brand.strong};
  }

  & > em {
    margin-inline-start: auto;
    padding-inline: 6px;
    font-style: normal;
    font-weight: ${font.weight.medium};
    color: ${color.danger.text};
    background: ${color.danger.subtle};
    border-radius: ${radius.small};
  }
`;

export const cardTitleClass = staticClass`
  font-weight: ${font.weight.medium};
`;

export const cardTextClass = staticClass`
  display: -webkit-box;
  overflow: hidden;
  white-space: pre-wrap;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

export const cardFootClass = staticClass`
  margin-block-start: ${space[1]};
  padding-block: ${space[2]};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.ui};
  border-block-start: 1px solid ${color.border.subtle};

  &[data-tone='go'] { color: ${color.link.rest}; }
  &[data-tone='done'] { color: ${color.text.secondary}; }
  &[data-tone='over'] { color: ${color.text.muted}; font-weight: ${font.weight.regular}; }
  &[data-tone='live'] { color: ${color.danger.text}; }
`;
