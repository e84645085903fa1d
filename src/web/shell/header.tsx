import { AccountEntry } from './account-entry.tsx';
import { Drawer } from './drawer.tsx';
import { Logo } from './logo.tsx';
import { MegaMenu } from './mega-menu.tsx';

export function Header({ textSize }: { readonly textSize: string }) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper px-4 desktop:px-6">
      <div className="mx-auto flex h-16 max-w-page items-center justify-between gap-4 desktop:h-18">
        <Logo />
        <MegaMenu />
        <div className="-mr-2 flex items-center gap-1 desktop:mr-0">
          <AccountEntry />
          <Drawer textSize={textSize} />
        </div>
      </div>
    </header>
  );
}
