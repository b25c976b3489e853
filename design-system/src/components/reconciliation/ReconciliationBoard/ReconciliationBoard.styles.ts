import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const Footnote = styled.p`
  color: ${color.text.secondary};
  font-variant-numeric: tabular-nums;
`;

export const CurrencyName = styled.span`
  font-weight: ${font.weight.semibold};
  white-space: nowrap;
`;

/** Anything but 0 is an alarm, whichever its sign. */
export const Sum = styled.span`
  &[data-alarm] {
    color: ${color.danger.text};
    font-weight: ${font.weight.bold};
  }
`;
