import { tokens } from '@goldbean/tokens';
import { keyframes, styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

const blink = keyframes`
  50% { opacity: 0.3; }
`;

export const RecordingRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-block-size: 38px;

  & > [role='timer'] {
    font-variant-numeric: tabular-nums;
  }

  & > progress {
    flex: 1 1 160px;
  }

  & > video {
    inline-size: min(100%, 320px);
    max-block-size: 200px;
    background: ${color.stage.surface};
    border-radius: ${radius.small};
  }

  & > p {
    flex: 1 1 200px;
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
    overflow-wrap: anywhere;
  }

  &[data-tone='danger'] {
    padding: ${space[2]} ${space[3]};
    background: ${color.danger.subtle};
    border-radius: ${radius.medium};
  }

  &[data-tone='danger'] > p {
    color: ${color.danger.text};
  }
`;

export const RecordingDot = styled.span`
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
