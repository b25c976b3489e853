import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

export const GroupRoot = styled.section`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const GroupHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};

  & > h2 {
    font-size: ${font.size.reading};
  }

  & > h2 > span {
    margin-inline-start: ${space[2]};
    font-size: ${font.size.caption};
    font-weight: ${font.weight.regular};
    color: ${color.text.muted};
    font-variant-numeric: tabular-nums;
  }
`;

export const GroupNote = styled.p`
  padding-block: ${space[2]};
  color: ${color.text.muted};
`;

export const GroupFailure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding-block: ${space[2]};
  color: ${color.danger.text};
`;

export const GroupWaiting = styled.div`
  display: grid;
  gap: ${space[2]};
  padding-block: ${space[2]};
`;

export const GroupCustom = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;

/** A class made once: a page of results carries a hundred. */
export const resultClass = staticClass`
  position: relative;
  display: flex;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[2]};
  margin-inline: calc(-1 * ${space[2]});
  border-radius: ${radius.small};
  overflow-wrap: anywhere;
  transition: background-color ${motion.duration.quick} ${motion.ease.out};

  &:hover {
    background: ${color.surface.hover};
  }

  & > img {
    flex: none;
    inline-size: 88px;
    block-size: 56px;
    object-fit: cover;
    background: ${color.surface.sunken};
    border-radius: ${radius.small};
  }

  & > div {
    min-inline-size: 0;
  }

  & h3 {
    font-weight: ${font.weight.medium};
    text-wrap: pretty;
  }

  & h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & p {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    color: ${color.text.secondary};
  }

  & small {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
    font-variant-numeric: tabular-nums;
  }
`;
