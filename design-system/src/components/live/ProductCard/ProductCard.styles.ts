import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ProductRoot = styled.article`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]};
  min-inline-size: 0;
  color: ${color.text.primary};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  &[data-current] {
    border-color: ${color.brand.border};
  }
`;

export const ProductHead = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  align-items: start;
`;

export const ProductPicture = styled.div`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  overflow: hidden;
  color: ${color.text.muted};
  background: ${color.surface.sunken};
  border-radius: ${radius.small};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const ProductWords = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > :is(h2, h3) {
    font-size: ${font.size.ui};
  }

  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[3]};
    font-variant-numeric: tabular-nums;
  }

  & > p > strong {
    font-size: ${font.size.reading};
    color: ${color.brand.text};
  }

  & > p > span:not([data-tone]) {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const ProductActions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};

  & > output {
    margin-inline-end: auto;
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }
`;

export const GroupRoot = styled.div`
  display: grid;
  gap: ${space[2]};
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.border.subtle};
`;

export const GroupHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  font-size: ${font.size.caption};

  & > span:first-of-type {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    font-weight: ${font.weight.medium};
    color: ${color.gold.text};
  }

  & > span:first-of-type > svg {
    inline-size: 14px;
    block-size: 14px;
  }

  & > strong {
    font-size: ${font.size.reading};
    font-variant-numeric: tabular-nums;
    color: ${color.gold.text};
  }

  & > [data-end] {
    margin-inline-start: auto;
    color: ${color.text.secondary};
  }
`;

export const GroupFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.text.secondary};

  & > span:first-of-type {
    flex: 1 0 100%;
  }

  & > [data-fill='quiet'] {
    margin-inline-start: auto;
  }
`;

export const GroupState = styled.output`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.text.muted};

  &[data-good] {
    color: ${color.success.text};
  }

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`;
