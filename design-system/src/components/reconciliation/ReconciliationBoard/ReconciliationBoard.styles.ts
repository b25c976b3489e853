import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, radius, space } = tokens;

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

export const TermList = styled.section`
  margin-block-start: ${space[6]};

  & > h2 {
    margin-block-end: ${space[3]};
    font-size: ${font.size.title};
  }

  & > dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
    gap: ${space[4]};
    margin: 0;
  }

  & > dl > div {
    padding: ${space[4]};
    background: ${color.surface.default};
    border: ${borderWidth.hairline} solid ${color.border.subtle};
    border-radius: ${radius.large};
  }

  & dt {
    font-weight: ${font.weight.semibold};
  }

  & dd {
    margin: ${space[1]} 0 0;
    color: ${color.text.secondary};
  }
`;
