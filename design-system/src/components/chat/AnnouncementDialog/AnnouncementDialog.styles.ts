import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const NoticeMeta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  margin-block-end: ${space[3]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.text.muted};
`;

export const PictureGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: ${space[2]};
  margin-block-start: ${space[3]};

  & > li {
    position: relative;
    list-style: none;
  }

  & img,
  & [data-waiting] {
    display: block;
    inline-size: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    background: ${color.surface.sunken};
    border: 1px solid ${color.border.subtle};
    border-radius: ${radius.medium};
  }

  /* To be read, not only recognised. */
  &[data-large] {
    grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  }

  &[data-large] img {
    aspect-ratio: auto;
    object-fit: contain;
  }

  & > li > button {
    position: absolute;
    inset-block-start: ${space[1]};
    inset-inline-end: ${space[1]};
    background: ${color.surface.default};
  }
`;

export const EditorFields = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const PictureHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  line-height: ${font.line.tight};
`;
