import { createHash } from 'node:crypto'

/** The site's tokens and the few of its components these pages need, in one piece: nothing else is loaded. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;
--bg:#f7f9fb;--surface:#fff;--text:#0c1a2b;--text-2:#3a4a5c;--text-3:#435064;--line:#d5dde6;
--line-2:#7c8a9a;--pane:#1446d8;--pane-2:#0f38b0;--on-pane:#fff;--link:#0f3bbd;--error:#99141a;
--error-tint:#fdeeed;--ok:#07533a;--ok-tint:#e6f5ee;--focus:#bf3b0b;
--t-sm:clamp(.8125rem,.7rem + .8vw,.9375rem);--t-0:clamp(.9375rem,.75rem + 1.03vw,1.0625rem);
--t-4:clamp(1.75rem,.95rem + 4.1vw,2.5rem);--s-4:clamp(.875rem,4.1vw,1.25rem);--s-5:clamp(1.25rem,6.15vw,2rem);
--gutter:clamp(1.125rem,5.13vw,4rem);--r-1:clamp(.25rem,1.28vw,.375rem);--r-3:clamp(.625rem,3.1vw,1rem)}
@media (prefers-color-scheme:dark){:root{--bg:#0b1420;--surface:#111d2c;--text:#eaf0f7;--text-2:#b9c6d5;--text-3:#a6b4c5;--line:#24364a;
--line-2:#66788d;--pane:#7ea4ff;--pane-2:#a3bfff;--on-pane:#071127;--link:#a6c1ff;--error:#ffa8a2;
--error-tint:#341619;--ok:#63d6a8;--ok-tint:#0d2c22;--focus:#ffb08c}}
*,::before,::after{box-sizing:border-box}
*{margin:0}
html{font:100%/1.6 "PingFang SC","HarmonyOS Sans SC","MiSans","Microsoft YaHei","Source Han Sans SC","Noto Sans CJK SC",system-ui,sans-serif;
background:var(--bg);color:var(--text);overflow-wrap:break-word;text-autospace:normal;text-size-adjust:100%}
html:lang(zh){line-height:1.75}
html:lang(en){font-family:system-ui,sans-serif}
body{font-size:var(--t-0);min-block-size:100dvb;display:flex;flex-direction:column}
header{display:flex;align-items:center;justify-content:space-between;gap:1rem;
min-block-size:clamp(3.5rem,14.36vw,4.25rem);border-block-end:1px solid var(--line)}
a{color:var(--link);text-underline-offset:.2em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
header a,.links a{display:inline-flex;align-items:center;min-block-size:2.75rem}
.brand{color:var(--text)}
.brand svg{block-size:clamp(1.625rem,7vw,2rem);inline-size:auto}
.brand rect{fill:var(--pane)}
header,footer{inline-size:100%;padding-inline:max(var(--gutter),(100% - clamp(77.5rem,62vw,96rem))/2)}
footer{color-scheme:dark;display:flex;flex-wrap:wrap;align-items:center;gap:0 1.5rem;padding-block:var(--s-5);background:#0b1420;color:#b9c6d5;font-size:var(--t-sm)}
footer a{color:#eaf0f7;display:inline-flex;align-items:center;min-block-size:2.75rem;text-decoration:none}
footer a:hover{text-decoration:underline}
@media (prefers-color-scheme:dark){footer{background:#050b13}}
main{flex:1;inline-size:100%;max-inline-size:34rem;margin-inline:auto;padding:var(--s-5) var(--gutter);display:grid;gap:var(--s-4);align-content:start}
h1{font-size:var(--t-4);line-height:1.2;font-weight:650;letter-spacing:-.02em}
h1:lang(zh){line-height:1.35;letter-spacing:0}
.lead{color:var(--text-2)}
form{display:grid;gap:var(--s-4);padding:var(--s-5);background:var(--surface);border:1px solid var(--line);border-radius:var(--r-3)}
.fld{display:grid;gap:.35rem}
.fld>label:first-child{font-weight:600;font-size:var(--t-sm)}
small{color:var(--text-3);font-size:var(--t-sm)}
input{font:inherit;color:inherit}
.in{inline-size:100%;min-block-size:3rem;padding:.5rem .85rem;border:1.5px solid var(--line-2);border-radius:var(--r-1);background:var(--bg);font-size:max(1rem,var(--t-0))}
.in:hover{border-color:var(--text)}
.in[readonly]{color:var(--text-2);border-style:dashed}
.in[aria-invalid=true]{border-color:var(--error);background:var(--error-tint)}
.err{color:var(--error);font-size:var(--t-sm)}
.check{display:grid;grid-template-columns:auto 1fr;gap:.75rem;align-items:start;min-block-size:2.75rem;padding-block:.5rem;color:var(--text-2);cursor:pointer}
.check input{inline-size:1.5rem;block-size:1.5rem;margin:0;accent-color:var(--pane)}
button{font:inherit;font-weight:600;line-height:1.25;inline-size:100%;min-block-size:3em;padding:.5em 1.4em;border:1.5px solid var(--pane);border-radius:var(--r-1);background:var(--pane);color:var(--on-pane);cursor:pointer}
button:hover{background:var(--pane-2);border-color:var(--pane-2)}
button.ghost{background:none;border-color:var(--line-2);color:var(--text)}
.note,.sum{padding:var(--s-4);border:1.5px solid var(--ok);border-inline-start-width:6px;border-radius:var(--r-1);background:var(--ok-tint)}
.sum{border-color:var(--error);background:var(--error-tint)}
.sum h2{font-size:1.0625rem;color:var(--error)}
.sum ul{padding:0;list-style:none}
.sum a{color:var(--text);display:flex;align-items:center;min-block-size:2.75rem}
.links{display:flex;flex-wrap:wrap;gap:0 1.5rem;padding:0;list-style:none}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media (max-width:47.99em){form{margin-inline:calc(-.35*var(--gutter))}}
@media (forced-colors:active){.in,button{border:1px solid}}
`

/** What the pages may do: this style, and forms to themselves that lead on to the sites. */
export function pagePolicy(siteOrigins: readonly string[]): string {
  const style = createHash('sha256').update(PAGE_STYLE).digest('base64')
  // browsers hold the address a form's answer leads on to against form-action as well
  const forms = ["'self'", ...siteOrigins].join(' ')
  return `default-src 'none'; img-src data:; style-src 'sha256-${style}'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`
}
