import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const WishRoot = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  min-inline-size: 0;
  color: ${color.text.primary};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};

  & > h2 {
    font-size: ${font.size.ui};
  }
`;

export const WishList = styled.ul`
  display: grid;
  gap: ${space[4]};
  list-style: none;
`;

export const WishRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};

  & > svg {
    flex: none;
  }

  & > button {
    margin-inline-start: auto;
  }
`;

export const WishWords = styled.div`
  flex: 1 1 140px;
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  min-inline-size: 0;

  & > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[3]};
    inline-size: 100%;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  & > p > strong {
    font-weight: ${font.weight.medium};
  }

  & > p > span {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;

export const WishHelpers = styled.button`
  display: inline-flex;
  align-items: center;
  min-block-size: 28px;
  padding-inline: ${space[1]} ${space[2]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.text.secondary};
  border-radius: ${radius.round};

  &:hover {
    background: ${color.surface.hover};
  }

  & > span:not(:last-of-type) + span:not(:last-of-type) {
    margin-inline-start: -6px;
  }

  & > span:last-of-type {
    margin-inline-start: ${space[1]};
  }
`;

export const WishDone = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
  max-inline-size: 112px;
  font-size: ${font.size.caption};
  line-height: ${font.line.tight};
  color: ${color.gold.text};

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;
