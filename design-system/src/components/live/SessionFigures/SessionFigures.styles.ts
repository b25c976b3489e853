import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

/** One line of figures while there is room. */
export const FiguresRoot = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(104px, 1fr));
  gap: ${space[2]} ${space[4]};
  min-inline-size: 0;

  & > div {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }

  & dt {
    font-size: ${font.size.caption};
    line-height: ${font.line.ui};
    color: ${color.text.secondary};
    overflow-wrap: anywhere;
  }

  & dd {
    margin-block-start: auto;
    font-size: ${font.size.title};
    font-weight: ${font.weight.semibold};
    line-height: ${font.line.ui};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
