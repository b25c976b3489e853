import { tokens } from '@goldbean/tokens';
import { staticClass } from '../../../styling/index.ts';
import { markFade } from './mark-fade.ts';
import { toolIcons } from './tool-icons.ts';

const { color, font, motion, radius, space } = tokens;

export const rowClass = staticClass`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  column-gap: ${space[2]};
  padding: ${space[1]} ${space[4]};

  &:focus-visible {
    outline-offset: -2px;
  }

  &[data-own] {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  &[data-mention] {
    box-shadow: inset 3px 0 ${color.brand.primary};
  }

  &[data-choice] {
    padding-inline-start: ${space[12]};
  }

  &[data-choice='chosen'] {
    background: ${color.surface.hover};
  }

  &[data-marked] {
    animation: ${markFade} 2.4s ${motion.ease.out};
  }
`;

/** Covers the row while messages are selected, so that a press anywhere chooses it. */
export const choiceClass = staticClass`
  position: absolute;
  inset: 0;
  z-index: 1;
  padding: ${space[2]} ${space[4]};
  cursor: pointer;

  [data-choice='full'] > & {
    cursor: not-allowed;
  }

  & > input {
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: 6px;
    accent-color: ${color.action.fill};
    cursor: inherit;
  }
`;

export const authorClass = staticClass`
  display: block;
  border-radius: ${radius.round};
`;

export const columnClass = staticClass`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 2px;
  min-inline-size: 0;

  [data-own] > & {
    order: -1;
    align-items: flex-end;
  }
`;

export const headClass = staticClass`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  max-inline-size: 100%;
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  color: ${color.text.muted};

  [data-own] & {
    flex-direction: row-reverse;
  }
`;

export const nameClass = staticClass`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: ${color.text.secondary};
`;

export const timeClass = staticClass`
  font-variant-numeric: tabular-nums;
`;

export const markClass = staticClass`
  display: inline-flex;
  align-items: center;
  gap: 2px;

  &[data-mark='mention'] {
    color: ${color.link.rest};
  }

  & > svg {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
  }
`;

export const uploadClass = staticClass`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.text.muted};
`;

export const lineClass = staticClass`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  max-inline-size: 100%;

  & > output {
    display: inline-flex;
  }

  [data-own] & {
    flex-direction: row-reverse;
  }
`;

export const textButtonClass = staticClass`
  padding-inline: 2px;
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 2px;
  color: ${color.link.rest};
  border-radius: ${radius.small};

  &:hover {
    color: ${color.link.hover};
  }
`;

export const failedClass = staticClass`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  color: ${color.danger.text};
`;

export const toolsClass = staticClass`
  display: flex;
  flex: none;
  gap: ${space[1]};
  opacity: 0;
  transition: opacity ${motion.duration.quick} ${motion.ease.out};

  .${rowClass}:hover &,
  .${rowClass}:focus-visible &,
  &:focus-within,
  &:has([aria-expanded='true']) {
    opacity: 1;
  }

  @media (hover: none) {
    opacity: 1;
  }
`;

const iconLook = `
    content: '';
    inline-size: 16px;
    block-size: 16px;
    background: currentcolor;
    mask: var(--icon) center / contain no-repeat;
`;

export const toolClass = staticClass`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  color: ${color.text.secondary};
  border-radius: ${radius.medium};

  &:hover {
    color: ${color.text.primary};
    background: ${color.surface.hover};
  }

  /* Only where the tools can be seen: a mask is an image to be read, and one more box in every row. */
  .${rowClass}:hover &::before,
  .${rowClass}:focus-visible &::before,
  .${toolsClass}:focus-within &::before,
  .${toolsClass}:has([aria-expanded='true']) &::before {
    ${iconLook}
  }

  @media (hover: none) {
    &::before {
      ${iconLook}
    }
  }

  &[data-tool='reply'] {
    --icon: ${toolIcons.reply};
  }

  &[data-tool='recall'] {
    --icon: ${toolIcons.recall};
  }

  &[data-tool='more'] {
    --icon: ${toolIcons.more};
  }

  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
      forced-color-adjust: none;
    }
  }
`;
