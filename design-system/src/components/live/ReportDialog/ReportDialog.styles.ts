import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ReportForm = styled.form`
  display: grid;
  gap: ${space[4]};
  overflow-wrap: anywhere;

  & > p {
    color: ${color.text.secondary};
  }

  & small {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const PictureRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-end: ${space[2]};
  list-style: none;
`;

export const PictureAdd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`;

export const PictureTile = styled.li`
  position: relative;
  inline-size: 80px;
  block-size: 80px;
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.small};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    border-radius: inherit;
  }

  & > button {
    position: absolute;
    inset-block-start: -6px;
    inset-inline-end: -6px;
    background: ${color.surface.default};
    border: 1px solid ${color.border.default};
  }
`;
