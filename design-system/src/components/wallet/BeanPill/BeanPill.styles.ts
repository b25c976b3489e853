import { tokens } from '@goldbean/tokens';
import { Link } from '../../../primitives/index.ts';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, control, font, radius, space } = tokens;

export const PillRoot = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${control.small};
  padding-inline: ${space[3]};
  border: ${borderWidth.hairline} solid ${color.gold.border};
  border-radius: ${radius.round};
  background: ${color.gold.subtle};
  color: ${color.gold.text};
  font-variant-numeric: tabular-nums;
  font-weight: ${font.weight.semibold};
  text-decoration: none;
  white-space: nowrap;
`;
