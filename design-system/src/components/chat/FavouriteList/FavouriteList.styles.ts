import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const FavouriteRoot = styled.section`
  display: grid;
  justify-items: stretch;
  gap: ${space[2]};
  padding: ${space[3]};

  & > ul {
    display: grid;
    list-style: none;
  }

  & > button {
    justify-self: center;
  }
`;

export const FavouriteRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[2]};
  padding-block: ${space[2]};
  border-block-end: 1px solid ${color.border.subtle};
`;

export const FavouriteWords = styled.button`
  display: grid;
  padding: ${space[1]};
  text-align: start;
  line-height: ${font.line.ui};
  overflow-wrap: anywhere;
  color: ${color.text.primary};
  border-radius: ${radius.small};

  &:disabled {
    color: ${color.text.muted};
  }

  &:hover:enabled {
    background: ${color.surface.hover};
  }

  & > small {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;
