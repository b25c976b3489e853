import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ClubHeadRoot = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[6]};
  padding: ${space[6]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};
`;

export const ClubHeadWords = styled.div`
  display: grid;
  flex: 1 1 320px;
  gap: ${space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > h1 {
    font-size: ${font.size.heading};
    text-wrap: balance;
  }

  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[3]};
    color: ${color.text.secondary};
    font-variant-numeric: tabular-nums;
  }
`;

export const ClubOrganiser = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
`;

export const ClubActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  & > p {
    max-inline-size: 280px;
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;
