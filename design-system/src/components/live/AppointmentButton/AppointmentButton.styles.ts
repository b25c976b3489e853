import styled from '@emotion/styled';
import { tokens } from '@goldbean/tokens';

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
