import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

/** A box or dot with its words; shared by Checkbox and RadioGroup. */
export const ChoiceLabel = styled.label`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr);
  column-gap: ${space[2]};
  align-items: start;
  font-size: ${font.size.ui};
  line-height: ${font.line.ui};
  color: ${color.text.primary};
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
`;

export const ChoiceControl = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  inline-size: 18px;
  block-size: 18px;
  margin-block-start: calc((1lh - 18px) / 2);
  color: ${color.action.onFill};
  background: ${color.surface.default};
  border: 1px solid ${color.border.control};
  border-radius: ${radius.small};
  cursor: inherit;
  transition: background-color ${motion.duration.quick} ${motion.ease.out};

  &[type='radio'] {
    border-radius: ${radius.round};
  }

  &:hover:not(:disabled) {
    border-color: ${color.text.secondary};
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger.text};
  }

  &:checked,
  &:indeterminate {
    background: ${color.action.fill};
    border-color: ${color.action.fill};
  }

  &::before {
    content: '';
    inline-size: 10px;
    block-size: 5px;
    margin-block-start: -3px;
    border: solid currentColor;
    border-width: 0 0 2px 2px;
    rotate: -45deg;
    visibility: hidden;
  }

  &[type='radio']::before {
    inline-size: 8px;
    block-size: 8px;
    margin: 0;
    background: currentColor;
    border: 0;
    border-radius: ${radius.round};
  }

  &:indeterminate:not([type='radio'])::before {
    block-size: 0;
    margin: 0;
    border-width: 0 0 2px;
    rotate: none;
  }

  &:checked::before,
  &:indeterminate:not([type='radio'])::before {
    visibility: visible;
  }

  &[type='radio']:indeterminate {
    background: ${color.surface.default};
    border-color: ${color.border.control};
  }

  &:disabled {
    background: ${color.surface.canvas};
    border-color: ${color.border.default};
    color: ${color.text.disabled};
  }
`;

export const ChoiceHint = styled.span`
  grid-column: 2;
  font-size: ${font.size.caption};
  color: ${color.text.muted};
`;

export const ChoiceWithError = styled.div`
  display: grid;
  gap: ${space[1]};
`;

export const ChoiceError = styled.p`
  display: flex;
  gap: ${space[1]};
  align-items: start;
  font-size: ${font.size.caption};
  color: ${color.danger.text};

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: calc((1lh - 14px) / 2);
  }
`;
