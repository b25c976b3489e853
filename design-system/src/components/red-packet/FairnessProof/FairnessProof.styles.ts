import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ProofRoot = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const ProofHead = styled.header`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${space[1]} ${space[2]};
  align-items: center;

  & > svg {
    inline-size: 20px;
    block-size: 20px;
    color: ${color.success.text};
  }

  & > h3 {
    font-size: ${font.size.reading};
  }

  & > p {
    grid-column: 1 / -1;
    color: ${color.text.secondary};
  }
`;

export const ProofFacts = styled.dl`
  display: grid;
  gap: ${space[1]};

  & > dt {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }

  & > dd {
    margin-block-end: ${space[2]};
  }

  & > dd[data-code] {
    padding: ${space[2]} ${space[3]};
    font-family: ${font.family.mono};
    font-size: ${font.size.caption};
    overflow-wrap: anywhere;
    background: ${color.surface.sunken};
    border-radius: ${radius.small};
    user-select: all;
  }
`;

export const ProofShares = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};

  & > li {
    padding-inline: ${space[2]};
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.gold.text};
    background: ${color.gold.subtle};
    border-radius: ${radius.small};
  }
`;
