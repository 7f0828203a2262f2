/**
 * Has a document that is come back to or reloaded stand where the visitor left it, before the page's scripts are there:
 * what the framework's own script does (`scrollRestoration`), in half its length. Where nothing was kept the browser
 * knows: it goes to the part the address names. The names of store and key are the framework's own.
 */
export const returnToPlace = `try{let e=JSON.parse(sessionStorage["tsr-scroll-restoration-v1_3"])[history.state.__TSR_key];\
for(let k in e){let{scrollX:x,scrollY:y}=e[k];(k=="window"?self:document.querySelector(k))?.scrollTo(x,y)}}catch{}`
