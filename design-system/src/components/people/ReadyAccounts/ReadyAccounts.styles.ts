import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, radius, space } = tokens;

export const Title = styled.h2`
  margin: 0;
  font-size: ${font.size.title};
`;

export const Lead = styled.p`
  margin: 0 0 ${space[3]};
  color: ${color.text.secondary};
`;

export const AccountList = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  & button {
    display: grid;
    inline-size: 100%;
    padding: ${space[2]} ${space[3]};
    border: ${borderWidth.hairline} solid ${color.border.subtle};
    border-radius: ${radius.medium};
    background: ${color.surface.default};
    color: ${color.text.primary};
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  & button:hover {
    border-color: ${color.brand.border};
    background: ${color.surface.hover};
  }

  & button:disabled {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }

  & small {
    color: ${color.text.secondary};
    font-size: ${font.size.caption};
    line-height: ${font.line.ui};
  }
`;
