import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const AppointmentRoot = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};

  & > small {
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }
`;
