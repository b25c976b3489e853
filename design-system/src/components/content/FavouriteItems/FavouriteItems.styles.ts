import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ItemsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  justify-items: center;
  margin-block-start: ${space[5]};

  & > ul {
    inline-size: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[3]};
  border-block-end: 1px solid ${color.border.subtle};

  & > img {
    inline-size: 80px;
    block-size: 48px;
    object-fit: cover;
    border-radius: ${radius.small};
  }

  & > div {
    flex: 1 1 160px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & small {
    display: block;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;
