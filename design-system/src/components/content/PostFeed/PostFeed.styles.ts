import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, shadow, space, z } = tokens;

export const FeedRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** Stays in sight while one reads further down. */
export const FeedNew = styled.div`
  position: sticky;
  inset-block-start: calc(var(--page-top, 0px) + ${space[2]});
  z-index: ${z.sticky};
  display: grid;
  justify-items: center;

  &:empty {
    display: none;
  }

  & > button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space[2]};
    min-block-size: 36px;
    padding-inline: ${space[4]};
    font-weight: ${font.weight.medium};
    color: ${color.brand.onSubtle};
    background: ${color.brand.subtle};
    border: 1px solid ${color.brand.border};
    border-radius: ${radius.round};
    box-shadow: ${shadow.raised};
  }

  & > button > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;

export const FeedRows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const FeedMore = styled.div`
  display: flex;
  justify-content: center;
`;
