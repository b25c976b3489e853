import { tokens } from '@goldbean/tokens';
import { keyframes, styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

const blink = keyframes`
  50% { opacity: 0.3; }
`;

export const RecorderRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-block-size: 38px;
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[3]};
  line-height: ${font.line.tight};
  background: ${color.surface.sunken};
  border-radius: ${radius.medium};

  &[data-tone='danger'] {
    color: ${color.danger.text};
    background: ${color.danger.subtle};
  }
`;

export const RecorderDot = styled.span`
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  background: ${color.danger.fill};
  border-radius: ${radius.round};
  animation: ${blink} 1.2s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const RecorderTime = styled.span`
  font-variant-numeric: tabular-nums;

  & > small {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const RecorderLevel = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: end;
  gap: 2px;
  min-inline-size: 48px;
  block-size: 24px;
  overflow: hidden;

  & > i {
    flex: none;
    inline-size: 3px;
    block-size: calc(3px + var(--level) * 21px);
    background: ${color.brand.primary};
    border-radius: 2px;
  }
`;

export const RecorderWords = styled.span`
  font-size: ${font.size.caption};
  color: ${color.text.secondary};

  [data-tone='danger'] > & {
    flex: 1;
    min-inline-size: 160px;
    color: inherit;
  }
`;
