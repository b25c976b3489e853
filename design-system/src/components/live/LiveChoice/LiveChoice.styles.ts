import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, radius, space } = tokens;

export const ChoiceList = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

export const ChoiceWords = styled.span`
  display: grid;
  flex: 1 1 240px;
  gap: ${space[1]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > time {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;

export const ChoiceRow = styled.li`
  & > a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[4]};
    padding: ${space[4]};
    color: ${color.text.primary};
    text-decoration: none;
    background: ${color.surface.default};
    border: ${borderWidth.hairline} solid ${color.border.subtle};
    border-radius: ${radius.large};
  }

  & > a:hover {
    background: ${color.surface.hover};
    border-color: ${color.brand.border};
  }
`;
