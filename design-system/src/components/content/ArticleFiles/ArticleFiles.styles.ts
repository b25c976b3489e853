import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const FilesRoot = styled.section`
  display: grid;
  gap: ${space[2]};

  & > h2 {
    font-size: ${font.size.ui};
  }

  & > ul {
    display: grid;
    gap: ${space[2]};
    padding: 0;
    list-style: none;
  }

  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[3]};
    padding: ${space[2]} ${space[3]};
    border: 1px solid ${color.border.subtle};
    border-radius: ${radius.medium};
  }

  & li > span {
    flex: 1 1 160px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & li > small {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;
