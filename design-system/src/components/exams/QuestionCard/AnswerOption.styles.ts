import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

export const OptionRow = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  align-items: start;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.medium};
  cursor: pointer;
  transition: background-color ${motion.duration.quick} ${motion.ease.out};

  &:hover {
    background: ${color.surface.hover};
  }

  &:has(:checked) {
    background: ${color.brand.subtle};
    border-color: ${color.brand.primary};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }

  &:has(:disabled) {
    background: none;
    cursor: default;
  }

  &:has(:disabled:checked) {
    background: ${color.surface.sunken};
    border-color: ${color.border.control};
  }

  &:has(:disabled)[data-outcome='right'] {
    background: ${color.success.subtle};
    border-color: ${color.success.border};
  }

  &:has(:disabled)[data-outcome='wrong'] {
    background: ${color.danger.subtle};
    border-color: ${color.danger.border};
  }
`;

/** Lies under the whole row, so that the row itself is the control. */
export const OptionControl = styled.input`
  appearance: none;
  position: absolute;
  inset: 0;
  border-radius: ${radius.medium};
  outline: 0;
  cursor: inherit;
`;

export const OptionMark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  font-size: ${font.size.ui};
  font-weight: ${font.weight.semibold};
  line-height: 1;
  color: ${color.text.secondary};
  background: ${color.surface.default};
  border: 1px solid ${color.border.control};
  border-radius: ${radius.round};

  &[data-shape='square'] {
    border-radius: ${radius.small};
  }

  input:checked ~ & {
    color: ${color.action.onFill};
    background: ${color.action.fill};
    border-color: ${color.action.fill};
  }

  input:disabled:checked ~ & {
    color: ${color.surface.default};
    background: ${color.text.secondary};
    border-color: ${color.text.secondary};
  }

  [data-outcome='right'] > input:disabled ~ & {
    color: ${color.success.text};
    background: ${color.surface.default};
    border-color: ${color.success.text};
  }

  [data-outcome='wrong'] > input:disabled ~ & {
    color: ${color.danger.text};
    background: ${color.surface.default};
    border-color: ${color.danger.text};
  }

  & > svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;

export const OptionWords = styled.span`
  min-inline-size: 0;
  padding-block: 2px;
  font-size: ${font.size.ui};
  line-height: ${font.line.ui};
`;

export const OptionTags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  padding-block: 3px;

  @container (max-width: 440px) {
    grid-column: 2 / -1;
  }
`;
