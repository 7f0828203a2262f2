-- The last day of fixes: support_end is that of security fixes.
alter table download add column fixes_until text;
update download set fixes_until = (
  select fixes_until from product_release
  where product_release.product = download.product
    and product_release.part = download.part
    and product_release.version_order = download.version_order
) where kind = 'software';
