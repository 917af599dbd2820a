import { type Language, parseLanguage } from '@cangkir/core';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Router } from 'wouter';
import { composeInMemory } from '../compose-in-memory.ts';
import { GlobalLayout } from '../frame/global-layout.tsx';
import { queryClientOf } from '../frame/queries/query-client.ts';
import { loadNamespaces, showLanguage, startI18n } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { createHashLocation } from '../navigation/use-hash-location.ts';
import { type Product, ProductProvider } from '../product-context.tsx';

type Globals = Readonly<Record<string, unknown>>;

/** Loads the messages of some folders in the story's language. */
export function withMessages(...namespaces: readonly Namespace[]) {
  return async ({ globals }: { readonly globals: Globals }) => {
    const language = languageOf(globals);
    await startI18n(language);
    await loadNamespaces(namespaces);
    await showStoryIn(language);
  };
}

/** The language that a story begins in. */
export function languageOf(globals: Globals): Language {
  return parseLanguage(String(globals['language'])) ?? 'id';
}

/** Changes the language of the shown story. */
export async function showStoryIn(language: Language): Promise<void> {
  await showLanguage(language);
  document.documentElement.lang = language;
}

/** Shows a story in the frame of the app, on in-memory ports. */
export function inFrame(open = () => composeInMemory({ route: '/' })) {
  return (Story: ComponentType) => (
    <StoryFrame open={open}>
      <Story />
    </StoryFrame>
  );
}

/** What the shown story runs on. */
let shown: Product | null = null;

/** What the shown story has read from its gateways. */
export function readsOfStory(): readonly unknown[] {
  if (shown === null) return [];
  return queryClientOf(shown)
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.data);
}

interface StoryFrameProps {
  readonly open: () => Product;
  readonly children: ReactNode;
}

function StoryFrame({ open, children }: StoryFrameProps) {
  const [product] = useState(open);
  useEffect(() => {
    shown = product;
    return () => {
      shown = null;
    };
  }, [product]);
  return (
    <ProductProvider product={product}>
      <Router {...createHashLocation(product.router)}>
        <GlobalLayout>{children}</GlobalLayout>
      </Router>
    </ProductProvider>
  );
}
