import { tokens } from '@goldbean/tokens';
import { onElement, styled } from '../../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

export const CardRoot = styled.article`
  display: flex;
  align-items: start;
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  &[data-pinned] {
    border-color: ${color.brand.border};
  }
`;

export const VoteBox = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  inline-size: 84px;
  padding: ${space[2]} ${space[1]};
  line-height: ${font.line.tight};
  text-align: center;
  color: ${color.text.primary};
  background: ${color.surface.default};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.medium};
  transition: background-color ${motion.duration.quick} ${motion.ease.out};

  & > svg {
    inline-size: 20px;
    block-size: 20px;
    color: ${color.text.secondary};
  }

  & > strong {
    font-size: ${font.size.title};
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  & > span {
    max-inline-size: 100%;
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }

  &[aria-pressed]:hover {
    background: ${color.surface.hover};
  }

  &[aria-pressed='true'] {
    background: ${color.brand.subtle};
    border-color: ${color.brand.border};
  }

  &[aria-pressed='true']:hover {
    background: ${color.brand.subtle};
    border-color: ${color.brand.primary};
  }

  &[aria-pressed='true'] > :is(svg, span) {
    color: ${color.brand.onSubtle};
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  &[aria-busy='true'] > svg {
    opacity: 0.5;
  }

  &[data-closed] {
    background: ${color.surface.canvas};
    border-color: ${color.border.subtle};
  }
`;

/** The box as a button, while the wish is open. */
export const VotePress = onElement(VoteBox, 'button');

export const CardWords = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > h3 {
    font-size: ${font.size.reading};
  }

  & > p {
    display: -webkit-box;
    overflow: hidden;
    color: ${color.text.secondary};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const CardTags = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  font-size: ${font.size.caption};
  color: ${color.text.muted};

  & > span:not([class]) + span:not([class])::before {
    content: '·';
    margin-inline-end: ${space[2]};
  }
`;

export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & > :is(img, small) {
    inline-size: 80px;
    block-size: 60px;
    border: 1px solid ${color.border.subtle};
    border-radius: ${radius.small};
  }

  & > img {
    object-fit: cover;
  }

  & > small {
    display: grid;
    place-items: center;
    font-variant-numeric: tabular-nums;
    color: ${color.text.secondary};
    background: ${color.surface.sunken};
  }
`;

export const CardNotes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  font-size: ${font.size.caption};
  color: ${color.text.secondary};

  & > li {
    display: flex;
    gap: ${space[1]};
    align-items: start;
    min-inline-size: 0;
  }

  & > li > svg {
    flex: none;
    inline-size: 14px;
    block-size: 1lh;
  }

  & > [data-tone='danger'] {
    color: ${color.danger.text};
  }

  & > [data-tone='gold'] {
    color: ${color.gold.text};
  }
`;

export const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  min-block-size: 28px;
  font-size: ${font.size.caption};
  color: ${color.text.muted};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-inline-size: 0;
  }

  & > span > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`;

export const CardVotes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;

  & > span {
    display: inline-flex;
    align-items: center;
    gap: 2px;
  }

  & > [data-tone='gold'] {
    color: ${color.gold.text};
  }

  & svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;
