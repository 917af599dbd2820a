import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Without the app's own plugins: its content security policy forbids the inline styles of Storybook. */
export default defineConfig({ plugins: [react()] });
