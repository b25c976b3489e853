import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, control, font, motion, radius, space } = tokens;

/** The box that fields share: it carries edge, focus and error for the bare control inside. */
export const InputFrame = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${control.medium};
  padding-inline: ${space[3]};
  font-size: ${font.size.ui};
  line-height: ${font.line.tight};
  color: ${color.text.primary};
  background: ${color.surface.default};
  border: 1px solid ${color.border.control};
  border-radius: ${radius.medium};
  transition: border-color ${motion.duration.quick} ${motion.ease.out};

  &:hover {
    border-color: ${color.text.secondary};
  }

  &:has(> :is(input, textarea, select):focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: -1px;
  }

  &:has(> [aria-invalid='true']) {
    border-color: ${color.danger.text};
  }

  &:has(> :disabled) {
    color: ${color.text.disabled};
    background: ${color.surface.canvas};
    border-color: ${color.border.default};
    cursor: not-allowed;
  }

  &:has(> input:read-only:not(:disabled), > textarea:read-only:not(:disabled)) {
    background: ${color.surface.canvas};
  }

  &[data-size='small'] {
    min-block-size: ${control.small};
    padding-inline: ${space[2]};
  }

  &[data-size='large'] {
    min-block-size: ${control.large};
    font-size: ${font.size.reading};
  }

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${color.text.muted};
  }
`;

export const InputControl = styled.input`
  flex: 1;
  min-inline-size: 0;
  align-self: stretch;
  padding-block: ${space[1]};
  background: none;
  border: 0;
  outline: 0;

  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
  }

  &[type='number'] {
    appearance: textfield;
    font-variant-numeric: tabular-nums;
  }

  &::-webkit-outer-spin-button,
  &::-webkit-inner-spin-button,
  &::-webkit-search-cancel-button {
    appearance: none;
    margin: 0;
  }
`;

export const InputAside = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  color: ${color.text.muted};

  & > svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;
