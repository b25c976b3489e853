import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ClubRoot = styled.section`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  min-inline-size: 0;
  padding: ${space[5]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};

  & h4 {
    margin-block-end: ${space[1]};
  }
`;

export const ClubHead = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[4]};

  & > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & h3 {
    font-size: ${font.size.title};
  }

  & p {
    margin-block-end: ${space[1]};
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }
`;

export const ClubFoot = styled.div`
  display: grid;
  justify-items: center;
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.border.subtle};
`;

export const ClubWaiting = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`;

export const ClubNote = styled.p`
  font-size: ${font.size.caption};
  color: ${color.text.muted};
`;

export const Closeness = styled.div`
  display: grid;
  gap: ${space[2]};
  font-variant-numeric: tabular-nums;
`;

export const LightBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.surface.canvas};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  &[data-lit] {
    background: ${color.gold.subtle};
    border-color: ${color.gold.border};
  }

  & > svg {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    color: ${color.text.muted};
  }

  &[data-lit] > svg {
    color: ${color.gold.text};
  }

  & > div {
    flex: 1 1 160px;
    min-inline-size: 0;
  }

  & > div > strong {
    font-weight: ${font.weight.semibold};
  }

  & > div > p,
  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }

  &[data-lit] > :is(p, div > p) {
    color: ${color.gold.text};
  }

  & > :is(label, p) {
    flex: 1 0 100%;
  }
`;

export const Levels = styled.ol`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    padding-block: ${space[2]};
    border-block-end: 1px solid ${color.border.subtle};
  }

  & > li:last-of-type {
    border-block-end: 0;
  }

  & > li > b {
    flex: none;
    min-inline-size: 64px;
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
  }

  & > li > div {
    flex: 1 1 140px;
    min-inline-size: 0;
  }

  & > [data-locked] > :is(b, div) {
    color: ${color.text.muted};
  }

  & small {
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }

  & > li > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${color.success.text};
  }

  & > [data-locked] > svg {
    color: ${color.text.muted};
  }
`;
