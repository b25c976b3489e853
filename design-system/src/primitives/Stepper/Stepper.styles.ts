import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const StepperRoot = styled.div`
  container-type: inline-size;
`;

export const StepList = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);

  &[data-direction='column'] {
    grid-auto-flow: row;
  }

  @container (max-width: 520px) {
    grid-auto-flow: row;
  }
`;

/* The mark, the line to the next mark, and the words: below them in a row, beside them in a column. */
export const StepItem = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: 24px 1fr;
  justify-items: center;
  gap: ${space[2]};
  padding-inline: ${space[2]};
  text-align: center;

  &:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block-start: 11px;
    inset-inline-start: calc(50% + 20px);
    inline-size: calc(100% - 40px);
    block-size: 2px;
    background: ${color.border.default};
  }

  &[data-state='done']:not(:last-of-type)::after {
    background: ${color.brand.primary};
  }

  [data-direction='column'] > & {
    grid-template: auto / 24px minmax(0, 1fr);
    justify-items: start;
    gap: ${space[3]};
    padding: 0 0 ${space[4]};
    text-align: start;
  }

  [data-direction='column'] > &:not(:last-of-type)::after {
    inset-block: 28px 4px;
    inset-inline-start: 11px;
    inline-size: 2px;
    block-size: auto;
  }

  @container (max-width: 520px) {
    & {
      grid-template: auto / 24px minmax(0, 1fr);
      justify-items: start;
      gap: ${space[3]};
      padding: 0 0 ${space[4]};
      text-align: start;
    }

    &:not(:last-of-type)::after {
      inset-block: 28px 4px;
      inset-inline-start: 11px;
      inline-size: 2px;
      block-size: auto;
    }
  }
`;

export const StepMark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  font-size: ${font.size.caption};
  font-weight: ${font.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  color: ${color.text.secondary};
  background: ${color.surface.default};
  border: 1px solid ${color.border.control};
  border-radius: ${radius.round};

  [data-state='current'] > & {
    color: ${color.action.onFill};
    background: ${color.action.fill};
    border-color: ${color.action.fill};
  }

  [data-state='done'] > & {
    color: ${color.brand.onSubtle};
    background: ${color.brand.subtle};
    border-color: ${color.brand.primary};
  }

  [data-state='failed'] > & {
    color: ${color.danger.text};
    background: ${color.danger.subtle};
    border-color: ${color.danger.text};
  }

  & > svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;

export const StepWords = styled.div`
  display: grid;
  min-inline-size: 0;
  max-inline-size: 100%;
  font-size: ${font.size.ui};
  line-height: ${font.line.ui};
  color: ${color.text.secondary};

  [data-state='current'] > & > span {
    font-weight: ${font.weight.semibold};
    color: ${color.text.primary};
  }

  [data-state='failed'] > & > span {
    color: ${color.danger.text};
  }

  & > small {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;
