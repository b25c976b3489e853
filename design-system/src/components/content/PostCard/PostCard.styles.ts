import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const PostRoot = styled.article`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const PostHead = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]};
`;

export const PostText = styled.p`
  font-size: ${font.size.reading};
  line-height: ${font.line.reading};
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &[data-clamp] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 6;
    overflow: hidden;
  }
`;

export const PostMore = styled.div`
  margin-inline-start: calc(-1 * ${space[3]});
`;

export const PostPictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[1]};
  max-inline-size: 420px;

  &[data-count='1'] {
    grid-template-columns: minmax(0, 320px);
  }

  &[data-count='2'],
  &[data-count='4'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    max-inline-size: 340px;
  }
`;

export const PostPicture = styled.button`
  display: block;
  inline-size: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  background: ${color.surface.sunken};
  border-radius: ${radius.small};
  cursor: zoom-in;

  [data-count='1'] > li > & {
    aspect-ratio: 16 / 10;
  }

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
