import { offer } from './cells.tsx';

/* The floor: hand-written classes over CSS variables, with as many rules as our own button has. */
const style = document.createElement('style');
style.textContent = `
:root { --primary: #b5490c; --neutral: #515a67; --danger: #b3261e; --edge: #cdd2da }
:root[data-theme='1'] { --primary: #b3131b }
.button { display: inline-flex; align-items: center; justify-content: center; gap: 8px; font: inherit; color: #fff;
  background: var(--fill); border: 1px solid var(--fill); border-radius: 8px; transition: background-color 120ms }
.button:hover { filter: brightness(1.05) }
.button:focus-visible { outline: 2px solid var(--primary) }
.outlined { color: var(--fill); background: #fff }
.primary { --fill: var(--primary) } .neutral { --fill: var(--neutral) } .danger { --fill: var(--danger) }
.small { min-height: 28px; padding: 2px 12px } .medium { min-height: 36px; padding: 4px 16px } .large { min-height: 44px; padding: 4px 24px }
.card { padding: 16px; background: #fff; border: 1px solid var(--edge); border-radius: 8px }
.card.small { padding: 8px } .card.large { padding: 24px }
`;
document.head.append(style);

offer({
  setTheme: (theme) => (document.documentElement.dataset['theme'] = String(theme)),
  Button: ({ tone, size, outlined, children }) => (
    <button type="button" className={`button ${tone} ${size}${outlined ? ' outlined' : ''}`}>
      {children}
    </button>
  ),
  Card: ({ size, children }) => <div className={`card ${size}`}>{children}</div>,
});
