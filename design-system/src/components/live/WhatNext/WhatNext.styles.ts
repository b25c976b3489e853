import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, radius, space } = tokens;

export const NextRoot = styled.section`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: ${borderWidth.hairline} solid ${color.border.subtle};
  border-radius: ${radius.large};

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[4]};
  }

  & > header > h2 {
    font-size: ${font.size.reading};
  }

  & > p {
    color: ${color.text.secondary};
  }
`;

export const NextList = styled.ul`
  display: grid;
  gap: ${space[2]};

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[4]};
    min-inline-size: 0;
  }

  & > li > div {
    flex: 1 1 240px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & small {
    display: block;
    font-size: ${font.size.caption};
    line-height: ${font.line.ui};
    color: ${color.text.secondary};
  }
`;
