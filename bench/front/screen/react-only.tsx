import { createRoot } from 'react-dom/client';

/* What React weighs by itself. */
const box = document.getElementById('box');
if (box) createRoot(box).render(<p>Hello</p>);
