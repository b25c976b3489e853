import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const SimilarRoot = styled.div`
  &:not(:empty) {
    padding: ${space[3]} ${space[4]};
    background: ${color.surface.canvas};
    border: 1px solid ${color.border.subtle};
    border-radius: ${radius.medium};
  }

  & > strong {
    font-weight: ${font.weight.semibold};
  }

  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const SimilarQuiet = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${font.size.caption};
  color: ${color.text.muted};
`;

export const SimilarList = styled.ul`
  margin-block-start: ${space[2]};

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[3]};
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.border.subtle};
  }

  & > li > div {
    flex: 1 1 220px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > li > div > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }

  & > li > [data-tone='voted'] {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    font-size: ${font.size.caption};
    color: ${color.success.text};
  }

  & > li > [data-tone='voted'] > svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;
