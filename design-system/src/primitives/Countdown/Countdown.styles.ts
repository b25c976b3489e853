import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, space } = tokens;

export const CountdownRoot = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.tight};

  &[data-size='large'] {
    justify-content: center;
    font-size: ${font.size.display};
    font-weight: ${font.weight.semibold};
  }

  &[data-urgent] {
    color: ${color.danger.text};
  }
`;
