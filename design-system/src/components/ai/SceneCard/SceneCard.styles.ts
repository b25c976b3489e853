import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

export const SceneRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[3]} ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
  overflow-wrap: anywhere;
  transition: border-color ${motion.duration.quick} ${motion.ease.out};

  &:hover {
    border-color: ${color.border.default};
  }

  &[data-selected] {
    background: ${color.brand.subtle};
    border-color: ${color.brand.border};
  }

  &:has(> * > button:focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }

  & > p {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    font-size: ${font.size.ui};
    line-height: ${font.line.ui};
    color: ${color.text.secondary};
  }
`;

export const SceneName = styled.div`
  display: flex;
  align-items: start;
  gap: ${space[2]};
  min-block-size: 28px;

  & > [aria-pressed] {
    flex: 1;
    min-inline-size: 0;
    padding-block: 2px;
    font-size: ${font.size.reading};
    font-weight: ${font.weight.semibold};
    line-height: ${font.line.tight};
    text-align: start;
    color: ${color.text.primary};
    outline: 0;
    overflow-wrap: anywhere;
  }

  & > [aria-pressed]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  & > [aria-haspopup] {
    color: ${color.text.secondary};
  }
`;

export const SceneFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-block-start: auto;
`;
